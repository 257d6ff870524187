/** The action in this process: the same role on the same files and environment, without a start of node. */
import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { actionsRunner, type Toolkit } from '../../src/action/actions-runner.ts';
import { runStep } from '../../src/action/run-step.ts';
import { alarms } from '../../src/machine/system-clock.ts';
import { execute, executeBounded } from '../../src/machine/execute.ts';
import type { Environment } from '../../src/model/ports.ts';
import { pausingClock } from './short-pauses.ts';

/** @param script what the runner would start */
export async function runStepHere(
  script: string,
  environment: Environment,
  workingDirectory: string,
): Promise<{ exitCode: number; stdout: string }> {
  const printed: string[] = [];
  const clock = pausingClock();
  const exitCode = await runStep(script, {
    environment,
    workingDirectory,
    runner: actionsRunner(toolkitOn(environment, (line) => printed.push(`${line}\n`))),
    clock,
    random: Math.random,
    execute,
    executeBounded,
    alarms,
    makeToken: randomUUID,
    signal: new AbortController().signal,
  });
  clock.stop();
  return { exitCode, stdout: printed.join('') };
}

/** GitHub's toolkit knows the files of its own process only. */
function toolkitOn(environment: Environment, print: (line: string) => void): Toolkit {
  const issue = (command: string, text: string | Error) =>
    print(`::${command}::${escapeData(String(text))}`);
  const append = (file: string, name: string, value: string) => {
    const delimiter = `ghadelimiter_${randomUUID()}`;
    appendFileSync(environment[file] ?? '', `${name}<<${delimiter}\n${value}\n${delimiter}\n`);
  };
  return {
    info: print,
    debug: (line) => issue('debug', line),
    warning: (line) => issue('warning', line),
    error: (line) => issue('error', line),
    setSecret: (value) => issue('add-mask', value),
    setOutput: (name, value) => append('GITHUB_OUTPUT', name, String(value)),
    saveState: (name, value) => append('GITHUB_STATE', name, String(value)),
    getState: (name) => environment[`STATE_${name}`] ?? '',
  };
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
