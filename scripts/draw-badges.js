// The badges of README: how much of the code the tests run, and how many changed lines they notice.
import { makeBadge } from 'badge-maker';

/** @param figures what `scripts/collect-figures.js` wrote */
export function drawBadges({ coverage, mutation }) {
  return {
    'coverage.svg': badge('coverage', coverage.lines),
    'mutation-score.svg': badge('mutation score', mutation.score),
  };
}

function badge(label, percent) {
  const color = percent >= 95 ? 'brightgreen' : percent >= 90 ? 'green' : 'orange';
  return `${makeBadge({ label, message: `${percent} %`, color, style: 'flat' })}\n`;
}
