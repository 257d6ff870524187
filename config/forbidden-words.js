// Words that a reader would have to learn first, each with the words of the field. `scripts/lint-words.js` finds them.

/** In pages, comments and texts of the program. */
export const EVERYWHERE = [
  [/\bmend(?:s|ed|ing)?\b/i, 'fix, repair'],
  [/\b(?:is|are|was|were|be|been|as|not) told\b/i, 'reported, known, printed, given'],
  [/\b(?:somebody|someone)'s word\b/i, 'approval'],
  [/\b(?:stands?|stood|lies|lay) (?:in|at|on|beside|behind|under|below)\b/i, 'is in'],
  [/\b(?:stands?|stood) for\b/i, 'means'],
  [/\bamiss\b/i, 'wrong'],
  [/\bas much of it\b/i, 'everything'],
  [/\blets? (?:it )?(?:pass|through)\b/i, 'passes, is overridden'],
  [/\bdoubled\b/i, 'duplicate'],
  [/\b(?:whoever|whatever)\b/i, 'everybody who, every'],
  [/\bnot known here\b/i, 'does not recognize'],
  [/\bwithh(?:eld|olds?)\b/i, 'excluded'],
];

/** In comments of the sources, where "whatever", "whoever" and "stands for" read well. */
export const IN_COMMENTS = EVERYWHERE.filter(
  ([, better]) => !['everybody who, every', 'means'].includes(better),
);

/** In texts of the program: messages, help, inputs, reports. */
export const IN_TEXTS = [
  ...EVERYWHERE,
  [
    /\bnobody (?:can|may|is|lets|has(?! seen)|said|asked|vouch)/i,
    'cannot be overridden, is unknown',
  ],
  [/\bsomebody\b/i, 'a person, another person'],
  [/\bvouch(?:es|ed|ing)?\b/i, 'verify'],
  [/\b(?:the|besides the) usual\b/i, 'the default, additional'],
  [/\bleft out\b.*:|\bLeft out\b/, 'the default is, remove'],
  [/\btells?\b/i, 'report, print'],
  [/\banew\b/i, 'again'],
  [/\bas far as\b/i, 'only'],
  [/\bin the way\b/i, 'problems'],
  [/\b(?:one|argument) too many\b/i, 'unexpected argument'],
  [/\bfor good\b/i, 'permanently'],
  [/\b(?:is|was) meant\b/i, 'if you mean that'],
];
