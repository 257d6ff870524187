/** Reports as files for programs, and the page for people. What writes one is loaded when it is asked for. */
import type { Feature } from '../../feature.ts';

export const reportFiles: Feature = {
  name: 'report-files',
  reportFiles: [
    {
      file: 'report.html',
      option: 'report-html',
      description: 'one self-contained page, for people',
      render: async (view) => (await import('./page/page.ts')).renderPage(view),
    },
    {
      file: 'junit.xml',
      option: 'junit',
      description: 'one test case per policy, as JUnit XML',
      render: async (view) => (await import('./junit.ts')).renderJunit(view),
    },
    {
      file: 'report.sarif',
      option: 'sarif',
      description: 'findings for code scanning, as SARIF',
      render: async (view) => (await import('./sarif.ts')).renderSarif(view),
    },
    {
      file: 'code-quality.json',
      option: 'code-quality',
      description: 'findings for GitLab, as Code Quality JSON',
      shownBy: 'GitLab',
      render: async (view) => (await import('./sarif.ts')).renderCodeQuality(view),
    },
  ],
};
