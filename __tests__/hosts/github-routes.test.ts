/** What GitHub does not have does not compile: routes, parameters, values. */
import { testCases } from '../support/compile-cases.ts';

testCases('compile-github-routes.txt');
