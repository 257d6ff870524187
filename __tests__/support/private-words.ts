/** Words that a reader would have to learn first, with the words of the field. */
export const PRIVATE_WORDS: readonly [string, RegExp][] = [
  ['fix, repair', /\bmend(?:s|ed|ing)?\b/i],
  ['reported, known, printed, given', /\b(?:is|are|was|were|be|been|as|not) told\b/i],
  ['approval', /\b(?:somebody|someone)'s word\b/i],
  ['is in', /\b(?:stands?|stood|lies|lay) (?:in|at|on|beside|behind|under|below|for)\b/i],
  ['amiss: wrong', /\bamiss\b/i],
  ['all: everything', /\bas much of it\b/i],
  ['passes, is overridden', /\blets? (?:it )?(?:pass|through)\b/i],
  ['duplicate', /\bdoubled\b/i],
  ['everybody who, every', /\b(?:whoever|whatever)\b/i],
  ['does not recognize', /\bnot known here\b/i],
  ['excluded', /\bwithh(?:eld|olds?)\b/i],
];

/** Further ones of messages, help and inputs. */
export const PRIVATE_IN_PROGRAM: readonly [string, RegExp][] = [
  ...PRIVATE_WORDS,
  ['cannot be overridden, is unknown', /\bnobody (?:can|may|is|lets|has|said|asked|vouch)/i],
  ['a person, another person', /\bsomebody\b/i],
  ['verify', /\bvouch(?:es|ed|ing)?\b/i],
  ['the default, additional', /\b(?:the|besides the) usual\b/i],
  ['the default is, remove', /\bleft out\b.*:|\bLeft out\b/],
  ['report, print', /\btells?\b/i],
  ['again', /\banew\b/i],
  ['only', /\bas far as\b/i],
  ['problems', /\bin the way\b/i],
  ['unexpected argument', /\b(?:one|argument) too many\b/i],
  ['permanently', /\bfor good\b/i],
  ['if you mean that', /\b(?:is|was) meant\b/i],
];

/** @returns each private word in the text, with what to write instead */
export function privateWordsIn(
  text: string,
  words: readonly [string, RegExp][] = PRIVATE_IN_PROGRAM,
): string[] {
  return words.flatMap(([better, word]) => {
    const [met] = word.exec(text) ?? [];
    return met === undefined ? [] : [`"${met}" (${better})`];
  });
}
