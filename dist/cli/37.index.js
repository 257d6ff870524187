export const id = 37;
export const ids = [37];
export const modules = {

/***/ 2037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  toReportView: () => (/* binding */ toReportView)
});

// UNUSED EXPORTS: defined

// EXTERNAL MODULE: ./build/src/policy/verdict.js
var verdict = __webpack_require__(8637);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/src/report/fingerprint.js
/** How a finding is recognised again on the next push. */

/**
 * 12 hex digits over what the finding is about. Two messages are of one class when they differ in
 * numbers, letter case and white space only: counts and ids change from run to run.
 */
function fingerprint(parts) {
    const text = JSON.stringify([
        parts.kind,
        parts.policySet,
        parts.policy,
        parts.address ?? '',
        messageClass(parts.message),
    ]);
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 12);
}
function messageClass(message) {
    return message
        .slice(0, 400)
        .toLowerCase()
        .replace(/\d+/g, '0')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, 200);
}
//# sourceMappingURL=fingerprint.js.map
;// CONCATENATED MODULE: ./build/src/report/permalink.js
/** Undefined when the repository or the commit is not known. */
function permalink(location, context) {
    const { repository, commit } = context;
    if (!repository || !commit)
        return undefined;
    const base = `${repository.serverUrl.replace(/\/+$/, '')}/${repository.slug.split('/').map(encodeURIComponent).join('/')}`;
    const sha = encodeURIComponent(commit.sha);
    const wellFormed = location.path.replace(/\p{Cs}/gu, '\ufffd');
    const path = wellFormed.split('/').map(encodeURIComponent).join('/');
    const line = location.startLine;
    switch (repository.style ?? 'github') {
        case 'github':
            return `${base}/blob/${sha}/${path}#L${line}`;
        case 'gitlab':
            return `${base}/-/blob/${sha}/${path}#L${line}`;
        case 'bitbucket':
            return `${base}/src/${sha}/${path}#lines-${line}`;
        case 'azure':
            return `${base}?path=${encodeURIComponent(`/${wellFormed}`)}&version=GC${sha}&line=${line}`;
    }
}
//# sourceMappingURL=permalink.js.map
;// CONCATENATED MODULE: ./build/src/report/place.js
/** A path inside the repository with slashes, and a line. */
function isPlace({ path, startLine }) {
    return (path.length > 0 &&
        path.length <= 1_000 &&
        !/^[/~]|^[A-Za-z]:|\\|[\p{Cc}\p{Cs}]/u.test(path) &&
        path.split('/').every((part) => part !== '' && part !== '.' && part !== '..') &&
        Number.isSafeInteger(startLine) &&
        startLine >= 1);
}
/** The same without a place that cannot be shown. */
function withPlace(result) {
    if (!result.location || isPlace(result.location))
        return result;
    const { location: _, ...rest } = result;
    return rest;
}
//# sourceMappingURL=place.js.map
;// CONCATENATED MODULE: ./build/src/report/findings.js




/** Most severe first; within a severity by policy set, policy and address. */
function collectFindings(result, context) {
    const groups = new Map();
    for (const workspace of result.workspaces) {
        for (const finding of findingsOf(workspace)) {
            const key = JSON.stringify([
                finding.fingerprint,
                finding.status,
                finding.level,
                finding.severity,
                finding.location?.path,
                finding.location?.startLine,
            ]);
            const known = groups.get(key);
            if (!known)
                groups.set(key, finding);
            else if (!known.workspaces.includes(workspace.workspace))
                known.workspaces.push(workspace.workspace);
        }
    }
    const previous = context.previous && new Set(context.previous.fingerprints);
    return [...groups.values()].sort(bySeverity).map((finding) => {
        const url = finding.location && permalink(finding.location, context);
        return {
            ...finding,
            ...(url !== undefined && { permalink: url }),
            ...(previous && { age: previous.has(finding.fingerprint) ? 'persisting' : 'new' }),
        };
    });
}
function findingsOf(workspace) {
    const closed = !(0,verdict/* isGreen */.gf)(workspace.verdict.word);
    const found = [
        ...workspace.results.flatMap(fromPolicy),
        ...workspace.runTasks.flatMap(fromRunTask),
        ...workspace.diagnostics.map(fromDiagnostic),
    ];
    return found.map(withPlace).map((finding) => ({
        ...finding,
        // The verdict is decided already: nothing keeps a gate closed that is open.
        severity: !closed && (finding.severity === 'blocks' || finding.severity === 'needs-override')
            ? 'warns'
            : finding.severity,
        fingerprint: fingerprint(finding),
        workspaces: [workspace.workspace],
    }));
}
function fromPolicy(result) {
    const { status } = result;
    if (status === 'passed')
        return [];
    const unclear = status === 'unknown' || status === 'not-evaluated' || result.level === 'unknown';
    return [
        {
            kind: unclear && status !== 'overridden' ? 'undecided' : 'policy',
            policySet: result.policySet,
            policy: result.policy,
            level: result.level,
            status,
            severity: policySeverity(result, unclear),
            overridable: result.overridable,
            message: result.message,
            output: result.output,
            ...(result.description !== undefined && { description: result.description }),
            ...(result.address !== undefined && { address: result.address }),
            ...(result.location && { location: result.location }),
            ...(result.override && { override: result.override }),
        },
    ];
}
function policySeverity(result, unclear) {
    if (result.status === 'overridden')
        return 'notes';
    if (unclear)
        return 'blocks';
    if (result.level === 'advisory')
        return 'warns';
    return result.status === 'failed' && result.overridable ? 'needs-override' : 'blocks';
}
function fromRunTask(task) {
    if (task.status === 'passed')
        return [];
    return [
        {
            kind: 'run-task',
            policySet: '',
            policy: task.name,
            level: task.level,
            status: task.status,
            severity: task.level === 'advisory' ? 'warns' : 'blocks',
            overridable: false,
            message: task.message,
            output: [],
        },
    ];
}
function fromDiagnostic(diagnostic) {
    const { file, line } = diagnostic;
    return {
        kind: 'diagnostic',
        policySet: '',
        policy: diagnostic.summary,
        level: 'unknown',
        status: 'errored',
        severity: diagnostic.severity === 'error' ? 'blocks' : 'notes',
        overridable: false,
        message: diagnostic.detail ?? diagnostic.summary,
        output: [],
        ...(diagnostic.address !== undefined && { address: diagnostic.address }),
        ...(file !== undefined &&
            line !== undefined && {
            location: { path: file, startLine: line, endLine: line, source: 'diagnostic' },
        }),
    };
}
const SEVERITIES = ['blocks', 'needs-override', 'warns', 'notes'];
const KINDS = ['diagnostic', 'policy', 'run-task', 'undecided'];
function bySeverity(one, other) {
    return (SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) ||
        KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
        compare(one.policySet, other.policySet) ||
        compare(one.policy, other.policy) ||
        compare(one.address ?? '', other.address ?? '') ||
        compare(one.message, other.message) ||
        compare(one.fingerprint, other.fingerprint));
}
/** By code unit: the same on every machine. */
function compare(one, other) {
    return one < other ? -1 : one > other ? 1 : 0;
}
//# sourceMappingURL=findings.js.map
// EXTERNAL MODULE: ./build/src/report/tally.js
var tally = __webpack_require__(2670);
// EXTERNAL MODULE: ./build/src/report/words.js
var words = __webpack_require__(3629);
;// CONCATENATED MODULE: ./build/src/report/next-steps.js


/** One per run that has overridable failures, in the order of the workspaces. */
function overrideSteps(result, findings) {
    return result.workspaces.flatMap(({ workspace, runId, runUrl }) => {
        const policies = findings
            .filter((each) => each.severity === 'needs-override' && each.workspaces.includes(workspace))
            .map(({ policy }) => policy);
        if (runId === undefined || policies.length === 0)
            return [];
        return [
            {
                workspace,
                runId,
                ...(runUrl !== undefined && { runUrl }),
                policies: [...new Set(policies)],
                command: `plangate override ${runId} --reason "…"`,
            },
        ];
    });
}
/** One sentence each, the most useful first. */
function nextSteps(view) {
    const closing = view.findings.filter(tally/* closesGate */.HE);
    const overridable = closing.filter(({ severity }) => severity === 'needs-override');
    const names = (0,words/* list */.p_)([...new Set(overridable.map(({ policy }) => policy))], 5);
    const blocking = closing.filter(({ severity, kind }) => severity === 'blocks' && kind !== 'undecided');
    const override = `Fix ${names}, or have it overridden by those who manage policy overrides${view.context.adoptsOverridden === true ? ' and run this job again' : ''}.`;
    return [...recover(view), ...fix(blocking.length, overridable.length, override)];
}
function fix(blocking, overridable, override) {
    const findings = blocking === 1 ? 'the finding' : `the ${(0,words/* count */.U9)(blocking, 'finding')}`;
    if (blocking > 0 && overridable > 0)
        return [`Fix ${findings} that ${blocking === 1 ? 'blocks' : 'block'}.`, override];
    if (overridable > 0)
        return [override];
    return blocking > 0 ? [`Fix ${findings} and push again.`] : [];
}
function recover({ workspaces: all, verdict, }) {
    const affected = all.filter((workspace) => workspace.verdict === verdict).length;
    switch (verdict) {
        case 'errored':
            return [`Open the run of ${(0,words/* workspaces */.dh)(affected)} and mend what failed there.`];
        case 'undecided':
            return ['Nothing vouches for this plan: mend the reason given and run the job again.'];
        case 'canceled':
            return ['Run the job again to get a verdict.'];
        default:
            return [];
    }
}
//# sourceMappingURL=next-steps.js.map
;// CONCATENATED MODULE: ./build/src/report/to-view.js






function toReportView(result, context) {
    const findings = collectFindings(result, context);
    const green = (0,verdict/* isGreen */.gf)(result.verdict.word, context.failOn);
    const overrides = green ? [] : overrideSteps(result, findings);
    const view = {
        schemaVersion: 1,
        key: context.key,
        verdict: result.verdict.word,
        green,
        overrides,
        counts: countResults(result.workspaces.flatMap((workspace) => workspace.results)),
        workspaces: result.workspaces.map((workspace) => viewWorkspace(workspace, context)),
        findings,
        resolved: countResolved(findings, context),
        results: result.workspaces.flatMap((workspace) => workspace.results.map(withPlace).map((each) => ({ ...each, workspace: workspace.workspace }))),
        runTasks: result.workspaces.flatMap((workspace) => workspace.runTasks.map((each) => ({ ...each, workspace: workspace.workspace }))),
        archives: result.archives.map(({ root, files, bytes, sha256, withheld }) => ({
            directory: relativeDirectory(root, context) ?? '.',
            files,
            bytes,
            sha256,
            withheld,
        })),
        context,
        durationMs: result.durationMs,
    };
    return {
        ...view,
        headline: (0,words/* headline */.Pl)((0,tally/* tallyOf */.sv)(view)),
        nextSteps: green ? [] : nextSteps({ ...view, overrides, context }),
    };
}
function viewWorkspace(result, context) {
    const directory = relativeDirectory(result.root, context);
    return {
        name: result.workspace,
        ...defined({
            workspaceId: result.workspaceId,
            configurationVersionId: result.configurationVersionId,
            directory: directory === undefined ? undefined : join(directory, result.workingDirectory),
            runId: result.runId,
            runUrl: result.runUrl,
            runStatus: result.runStatus,
            plan: result.plan,
            cost: result.cost,
            durationMs: result.durationMs,
        }),
        verdict: result.verdict.word,
        reasons: reasonsOf(result),
        counts: countResults(result.results),
        notices: result.notices,
        confirmable: result.confirmable ?? false,
    };
}
/** What went wrong on the way is a reason too, said once. */
function reasonsOf({ verdict, failure }) {
    return failure && !verdict.reasons.some((reason) => reason.includes(failure.message))
        ? [...verdict.reasons, failure.message]
        : verdict.reasons;
}
function countResults(results) {
    const counts = {
        passed: 0,
        advisoryFailed: 0,
        mandatoryFailed: 0,
        overridden: 0,
        errored: 0,
        undecided: 0,
    };
    for (const result of results)
        counts[countOf(result)] += 1;
    return counts;
}
function countOf({ status, level }) {
    switch (status) {
        case 'passed':
        case 'overridden':
        case 'errored':
            return status;
        case 'failed':
            return level === 'advisory'
                ? 'advisoryFailed'
                : level === 'unknown'
                    ? 'undecided'
                    : 'mandatoryFailed';
        case 'not-evaluated':
        case 'unknown':
            return 'undecided';
    }
}
function countResolved(findings, context) {
    const now = new Set(findings.map(({ fingerprint }) => fingerprint));
    return new Set(context.previous?.fingerprints.filter((each) => !now.has(each))).size;
}
/** `infra` for `/checkout/infra`, `.` for the repository's root; undefined outside of it. */
function relativeDirectory(root, context) {
    if (root === undefined || !context.repository)
        return undefined;
    const [inner, outer] = [slashes(root), slashes(context.repository.root)];
    if (inner === outer)
        return '.';
    return inner.startsWith(`${outer}/`) ? inner.slice(outer.length + 1) : undefined;
}
function slashes(path) {
    return path.replaceAll('\\', '/').replace(/(?<=.)\/+$/, '');
}
function join(directory, inner) {
    if (inner === '')
        return directory;
    return directory === '.' ? inner : `${directory}/${inner}`;
}
/** Leaves out what is undefined, for properties that are optional rather than undefined. */
function defined(properties) {
    return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));
}
//# sourceMappingURL=to-view.js.map

/***/ })

};
