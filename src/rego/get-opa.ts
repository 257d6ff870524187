/** How to get `opa`, for messages. */
import { arch, platform } from 'node:os';

/** The release that the tests judge with. */
export const RELEASE = 'v1.22.3';
const OPA = `https://openpolicyagent.org/downloads/${RELEASE}`;

/** Compiles that release. Go compares its sources with the digest in Go's checksum database. */
export const COMPILE_OPA = `go install github.com/open-policy-agent/opa@${RELEASE}`;

/** System and processor → the name of the file to download. */
const PROGRAMS: Readonly<Record<string, string>> = {
  'linux x64': 'opa_linux_amd64_static',
  'linux arm64': 'opa_linux_arm64_static',
  'darwin x64': 'opa_darwin_amd64',
  'darwin arm64': 'opa_darwin_arm64_static',
  'win32 x64': 'opa_windows_amd64.exe',
};

/** Sentences with the command that downloads `opa` for this system. */
export function howToGetOpa(here = `${platform()} ${arch()}`): string {
  const program = PROGRAMS[here];
  if (program === undefined) return 'For `opa` on this system see https://openpolicyagent.org.';
  const download = here.startsWith('win32')
    ? `curl.exe -Lo opa.exe ${OPA}/${program}`
    : `curl -Lo opa ${OPA}/${program} && chmod +x opa`;
  return `To get opa: \`${download}\`. Move it to a directory on the PATH. With Go, \`${COMPILE_OPA}\` does all of that.`;
}
