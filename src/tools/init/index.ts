export { init } from './init.ts';
