/** Commands that a runner reads from the log, with foreign text as their properties and message. */
import { cleanText, clip } from './escape-markdown.ts';

/** Longer messages are cut by the runner, in the middle of an escape when it comes to that. */
const MESSAGE_LIMIT = 4_000;
const PROPERTY_LIMIT = 1_000;

/**
 * `::name key=value,…::message`, one line. Properties that are undefined or empty are left out.
 * `name` and the keys are words of our own.
 */
export function renderCommand(
  name: string,
  properties: Readonly<Record<string, string | number | undefined>>,
  message: string,
): string {
  const list = Object.entries(properties).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [`${key}=${escapeProperty(String(value))}`],
  );
  return `::${name}${list.length > 0 ? ` ${list.join(',')}` : ''}::${escapeMessage(message)}`;
}

function escapeMessage(text: string): string {
  return clip(cleanText(text), MESSAGE_LIMIT)
    .replaceAll('%', '%25')
    .replaceAll('\r', '%0D')
    .replaceAll('\n', '%0A')
    .replace(/##(?=[A-Za-z]{0,32}\[)/g, '##\\');
}

function escapeProperty(text: string): string {
  return escapeMessage(clip(text, PROPERTY_LIMIT)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** `##vso[name key=value;…]message`, one line: the same on Azure DevOps. */
export function renderLoggingCommand(
  name: string,
  properties: Readonly<Record<string, string | number | undefined>>,
  message: string,
): string {
  const list = Object.entries(properties).flatMap(([key, value]) =>
    value === undefined || value === ''
      ? []
      : [`${key}=${escapeLogging(clip(String(value), PROPERTY_LIMIT))}`],
  );
  return `##vso[${name}${list.length > 0 ? ` ${list.join(';')}` : ''}]${escapeLogging(clip(message, MESSAGE_LIMIT))}`;
}

function escapeLogging(text: string): string {
  return cleanText(text)
    .replaceAll('%', '%AZP25')
    .replaceAll('\r', '%0D')
    .replaceAll('\n', '%0A')
    .replaceAll(';', '%3B')
    .replaceAll(']', '%5D');
}
