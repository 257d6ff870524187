/** What a check run shows above its annotations. */
import { renderBody } from './body.ts';
import { clip, link } from './escape-markdown.ts';
import { originsOf } from './links.ts';
import type { ReportView } from './view.ts';

export interface CheckOutput {
  title: string;
  /** Markdown. */
  summary: string;
}

/** The service takes 65,535 characters. */
const SUMMARY_BUDGET = 60_000;

export function renderCheck(view: ReportView, budget: number = SUMMARY_BUDGET): CheckOutput {
  const { job } = view.context;
  const elsewhere = job
    ? `the ${link('job summary', job.url, originsOf(view.context))}`
    : 'the job summary';
  return {
    title: clip(sentence(view.headline), 250),
    summary: renderBody(view, {
      budget,
      measure: (text) => text.length,
      elsewhere,
      messageLimit: 4_000,
      results: false,
    }),
  };
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
