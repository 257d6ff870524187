/** The ids of projects, teams and agent pools by their names. */
import type { Api } from '../api.js';
/** Finds ids by names: undefined when this token can see nothing of that name. */
export declare function createNames(api: Api): {
    /** GET /organizations/:organization/projects. */
    project: (organization: string, name: string) => Promise<string | undefined>;
    /** GET /organizations/:organization/teams. */
    team: (organization: string, name: string) => Promise<string | undefined>;
    /** GET /organizations/:organization/agent-pools. */
    agentPool: (organization: string, name: string) => Promise<string | undefined>;
    /** GET /teams/:id: its name; undefined for a team that this token does not see. */
    ofTeam(id: string): Promise<string | undefined>;
};
