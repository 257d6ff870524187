/** What is believed of others (docs/beliefs.json): each with a source or as a guess. */
import * as status from '../../src/model/status.ts';
import { isRunOver, statusWords } from '../../src/model/status.ts';
import { RUN_MACHINE } from '../../src/service/machines.ts';
import { describe, expect, test } from '../support/jest.ts';
import { join } from 'node:path';
import { filesWith, readText, REPOSITORY } from '../support/markdown-files.ts';

interface Belief {
  id: string;
  about: string;
  belief: string;
  judgement: string;
  source: string;
  says: string;
  courses?: string;
}

interface Beliefs {
  sources: Record<string, { what: string; date: string }>;
  words: { table: string; words: string[]; final: string; source: string }[];
  beliefs: Belief[];
}

const { sources, words, beliefs } = JSON.parse(readText('docs/beliefs.json')) as Beliefs;
const ids = new Set(beliefs.map(({ id }) => id));

const TABLES: Readonly<Record<string, object>> = {
  run: status.RUN,
  plan: status.PLAN,
  'policy-check': status.POLICY_CHECK,
  'task-result': status.TASK_RESULT,
  'task-stage': status.TASK_STAGE,
  'policy-evaluation': status.POLICY_EVALUATION,
  'tf-policy-evaluation': status.TF_POLICY_EVALUATION,
  outcome: status.OUTCOME,
  'tf-policy-outcome': status.TF_POLICY_OUTCOME,
  'cost-estimate': status.COST_ESTIMATE,
  'configuration-version': status.CONFIGURATION_VERSION,
};

/** Labels of sources in brackets, which are no parts of a program's text. */
function labelsIn(text: string): string[] {
  return [...text.matchAll(/(?<!\w)\[([a-z][\w-]*)\]/g)].flatMap(([, label = '']) => label);
}

describe('each belief', () => {
  test('has a source with a date, or the word guess', () => {
    const without = beliefs.filter(
      ({ judgement, source }) =>
        !(judgement === 'guess' ? /^guess\b/.test(source) : /\S/.test(source)) ||
        !['sourced', 'disagree', 'guess'].includes(judgement),
    );
    expect(without.map(({ id }) => id)).toEqual([]);
    const unknown = beliefs
      .flatMap(({ source }) => labelsIn(source))
      .filter((label) => !(label in sources));
    expect([...new Set(unknown)]).toEqual([]);
    for (const { what, date } of Object.values(sources)) {
      expect(what).not.toBe('');
      expect(date).toMatch(/^\d{4}(?:-\d\d){0,2}(?:, no day)?$|^(?:old, no day|no date)$/);
    }
  });

  test('has its id once, and says something', () => {
    expect(ids.size).toBe(beliefs.length);
    for (const { belief, says, about } of beliefs) {
      expect([belief.length > 10, says.length > 5, about.length > 3]).toEqual([true, true, true]);
    }
  });
});

describe('each status word', () => {
  test.each(Object.keys(TABLES))('%s: has an entry, and no entry is of no word', (table) => {
    const listed = words.filter((each) => each.table === table).flatMap((each) => each.words);
    expect(new Set(listed)).toEqual(new Set(statusWords(TABLES[table] ?? {})));
    expect(listed).toHaveLength(new Set(listed).size);
  });

  test('has a source or the word guess', () => {
    for (const { source, final } of words) {
      expect(source).toMatch(/\[|guess/);
      expect(['yes', 'no', 'not said']).toContain(final);
      expect(labelsIn(source).filter((label) => !(label in sources))).toEqual([]);
    }
  });

  test('of a run that is over is final by its entry, and those that the local service ends in are', () => {
    const final = (word: string) =>
      words.find((each) => each.table === 'run' && each.words.includes(word))?.final;
    for (const word of statusWords(status.RUN)) {
      expect([word, final(word) === 'yes']).toEqual([word, isRunOver(word)]);
    }
    for (const [word, next] of Object.entries(RUN_MACHINE)) {
      if (next.length === 0) expect([word, final(word)]).toEqual([word, 'yes']);
    }
  });
});

test('each stage that the code names has an entry', () => {
  const listed = new Set(
    words.filter(({ table }) => table === 'stage').flatMap((each) => each.words),
  );
  const named = filesWith(['.ts'], join(REPOSITORY, 'src')).flatMap((path) =>
    [...readText(path).matchAll(/'((?:pre|post)_(?:plan|apply))'/g)].flatMap(
      ([, stage = '']) => stage,
    ),
  );
  expect([...new Set(named)].filter((stage) => !listed.has(stage))).toEqual([]);
  expect(named.length).toBeGreaterThan(4);
});
