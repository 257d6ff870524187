/** Nothing that a checkout under judgement holds chooses the host, a name, a backend or a policy: that is a type. */
import { testCases } from '../support/compile-cases.ts';

testCases('compile-tree.txt');
