/**
 * Recognises credentials by their form, whoever's they are: tokens, private keys, JSON Web Tokens, logins in addresses, what JSON
 * calls a secret; also where they are written in base64.
 */
import { base64In } from './base64-texts.ts';

/** Tokens and keys that have a mark, with what is before and after it. */
export interface TokenShape {
  name: string;
  /** Every such token holds one of these texts. */
  marks: readonly string[];
  before?: RegExp;
  after?: RegExp;
}

export const TOKEN_SHAPES: readonly TokenShape[] = [
  {
    name: 'an HCP Terraform token',
    marks: ['.atlasv1.'],
    before: /[A-Za-z0-9]{14}$/,
    after: /^[\w=-]{60}/,
  },
  {
    name: 'a GitHub token',
    marks: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'],
    after: /^[A-Za-z0-9]{36}/,
  },
  { name: 'a GitHub token', marks: ['github_pat_'], after: /^\w{36}/ },
  { name: 'a GitLab token', marks: ['glpat-'], after: /^[\w=-]{20}/ },
  { name: 'an AWS access key', marks: ['AKIA', 'ASIA'], after: /^[0-9A-Z]{16}/ },
  {
    name: 'a private key',
    marks: ['PRIVATE KEY-----'],
    before: /-----BEGIN (?:[A-Z0-9]{1,20} ){0,2}$/,
  },
  {
    name: 'a Google service account key',
    marks: ['"service_account"'],
    before: /"type"\s{0,20}:\s{0,20}$/,
  },
];

/** At least 16 characters after one of these names. In a schema an object follows the name; examples are shorter. */
export const CREDENTIAL_NAMES =
  'client_secret|clientSecret|refresh_token|refreshToken|access_token|accessToken|secret_access_key|secretAccessKey|SecretAccessKey|private_key|privateKey';

export type Span = readonly [from: number, to: number];

/** What tells a form, and a text without which it is not there. The first group is the secret; without one, all of it is. */
interface TextForm {
  mark: string;
  form: RegExp;
}

const source = (form: RegExp | undefined): string => form?.source.replace(/^\^|\$$/g, '') ?? '';

const TEXT_FORMS: readonly TextForm[] = [
  ...TOKEN_SHAPES.filter(({ marks }) => !/service_account|PRIVATE/.test(marks[0] ?? '')).flatMap(
    ({ marks, before, after }) =>
      marks.map((mark) => ({
        mark,
        form: new RegExp(
          `${source(before)}${mark.replaceAll('.', String.raw`\.`)}${source(after)}(?:[\\w=.-]*[\\w=-])?`,
          'g',
        ),
      })),
  ),
  // GitHub's newer tokens have dots and hyphens; the stop of a sentence is no part of one.
  ...['gho_', 'ghp_', 'ghs_', 'ghu_', 'ghr_'].map((mark) => ({
    mark,
    form: new RegExp(String.raw`${mark}[\w.-]{35,}[\w-]`, 'g'),
  })),
  {
    mark: 'PRIVATE KEY',
    form: /-----BEGIN (?:[A-Z0-9]{1,20} ){0,2}PRIVATE KEY(?: BLOCK)?-----[^]*?(?:-----END [A-Z0-9 ]{0,60}-----|$)/g,
  },
  { mark: 'eyJ', form: /\beyJ[\w-]{10,}={0,2}\.eyJ[\w-]{2,}={0,2}\.[\w-]*={0,2}/g },
  // `USER:PASSWORD` is what a remedy tells people to fill in.
  { mark: '://', form: /:\/\/(?!USER:PASSWORD@)([^\s/:@"'<>\\]*:[^\s/"'<>\\]+)@/g },
  {
    mark: '"',
    form: new RegExp(
      String.raw`\\*"(?:${CREDENTIAL_NAMES})\\*"\s{0,20}:\s{0,20}\\*"([^"\s\\]{16,})`,
      'g',
    ),
  },
];

/** Where in a text something is that looks like a credential. */
export function credentialsIn(text: string): Span[] {
  const spans = plainCredentialsIn(text);
  for (const { from, to, texts } of base64In(text)) {
    if (texts.some((inner) => plainCredentialsIn(inner).length > 0)) spans.push([from, to]);
  }
  return spans;
}

function plainCredentialsIn(text: string): Span[] {
  const spans: Span[] = [];
  for (const { mark, form } of TEXT_FORMS) {
    if (!text.includes(mark)) continue;
    for (const { index, 0: whole, 1: secret = whole } of text.matchAll(form)) {
      const from = index + whole.lastIndexOf(secret);
      spans.push([from, from + secret.length]);
    }
  }
  return spans;
}
