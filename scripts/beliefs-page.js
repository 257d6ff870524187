// Writes docs/beliefs.md from docs/beliefs.json.

const JUDGED = {
  sourced: 'A source says it.',
  disagree: 'Sources disagree, or say otherwise.',
  guess: 'A guess: no source says it.',
};

export function beliefsPage({ sources, words, beliefs }) {
  const count = (judgement) => beliefs.filter((one) => one.judgement === judgement).length;
  const topics = [...new Set(beliefs.map(({ about }) => about))];
  return [
    '# What is believed of others',
    '',
    `What Plangate takes for granted about HCP Terraform, Terraform Enterprise and GitHub, and what the specification of the API does not say. Each of ${beliefs.length} beliefs has a source or is called a guess: ${count('sourced')} have a source, in ${count('disagree')} sources disagree, ${count('guess')} are guesses. All sources were read as copies of the dates below, and none of it was tried on the real services yet. [live-check.md](live-check.md) is the way to try it. Where a course is named, [\`plangate serve --course\`](service.md#courses) takes the most important of them, and the gate is tested under each.`,
    '',
    'This page is made by `npm run docs` from [beliefs.json](beliefs.json).',
    '',
    `**On this page:** ${['Status words', ...topics.map(title), 'Sources'].map((one) => `[${one}](#${one.toLowerCase().replaceAll(' ', '-')})`).join(' · ')}`,
    '',
    '## Status words',
    '',
    '| of | words | final | source | remark |',
    '| --- | --- | --- | --- | --- |',
    ...words.map(
      ({ table, words: all, final, source, remark = '' }) =>
        `| ${table} | ${all.map((one) => `\`${one}\``).join(', ')} | ${final} | ${cell(source)} | ${cell(remark)} |`,
    ),
    '',
    ...topics.flatMap((topic) => [
      `## ${title(topic)}`,
      '',
      ...beliefs.filter(({ about }) => about === topic).flatMap((one) => [...entry(one), '']),
    ]),
    '## Sources',
    '',
    '| source | what | date of the copy |',
    '| --- | --- | --- |',
    ...Object.entries(sources).map(
      ([label, { what, date }]) => `| ${label} | ${cell(what)} | ${date} |`,
    ),
    '',
  ].join('\n');
}

function title(topic) {
  return `${topic[0].toUpperCase()}${topic.slice(1)}`;
}

function entry({ id, belief, judgement, source, says, courses }) {
  return [
    `### ${id}`,
    '',
    escape(belief),
    '',
    `- ${JUDGED[judgement]} ${escape(source)}`,
    `- What is said: ${escape(says)}`,
    ...(courses === undefined ? [] : [`- Courses: ${escape(courses)}`]),
  ];
}

function cell(text) {
  return escape(text).replaceAll('|', '\\|');
}

/** Labels in brackets are no links, and a star or an underscore in prose is none of Markdown's. */
function escape(text) {
  return text
    .split(/(`[^`]*`)/)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/[[\]*<>_]/g, '\\$&')))
    .join('');
}
