/**
 * What prints into the log of a job, what writes a comment or a summary, and what writes a page, takes only what an
 * escaper returned: that is a type.
 */
import { testCases } from '../support/compile-cases.ts';

testCases('compile-escaped.txt');
