export { demo } from './demo.ts';
export { findExamples } from './scenarios.ts';
