/** What is loaded together: all commands but `check`, `apply`, `pack`, `demo` and `serve`. */
export { agentTokens } from './agent-tokens.ts';
export { combine } from './combine.ts';
export { configurationVersions } from './configuration-versions.ts';
export { digest } from './digest.ts';
export { doctor } from '../tools/doctor/index.ts';
export { init } from '../tools/init/index.ts';
export { matrix } from './matrix.ts';
export { override } from './override.ts';
export { policyChecks } from './policy-checks.ts';
export { teamAccess } from './team-access.ts';
export { audit } from './audit.ts';
export { policyTrials } from './policies.ts';
export { runs } from './runs.ts';
