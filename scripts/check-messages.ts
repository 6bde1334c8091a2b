// Checks the messages: every language is complete and translated, every text is used, every error has a sentence.
import type { CallFault } from '#api/errors.ts'
import { errorStatus } from '#contract/errors.ts'
import { checkForms, compareLanguages } from './messages/compare.ts'
import { askedKey, type Copy, entriesOf, readLocales, reference } from './messages/locales.ts'
import { findUsages } from './messages/usage.ts'

const faultKinds = { unreachable: true, timeout: true, contract: true, insecure: true } satisfies Record<
  Exclude<CallFault['kind'], 'refused'>,
  true
>

/** All failures of calls; `unknown` is the sentence for codes of a newer gateway. */
const everyFault: readonly string[] = [...Object.keys(errorStatus), ...Object.keys(faultKinds), 'unknown']

/**
 * Reads `locales/` and `src/` under `root`.
 *
 * @param faults codes and kinds that must have a sentence `error.<code>`: in the area `errors`, which every form loads, or
 *   in the area of the one screen whose calls can fail with it
 * @returns one line for each problem
 */
export async function checkMessages(root: string, faults: readonly string[] = everyFault): Promise<string[]> {
  const languages = await readLocales(root)
  const original = languages.get(reference)
  if (!original) return [`locales/${reference} is not there`]
  const problems: string[] = []
  for (const [language, copy] of languages) {
    problems.push(...checkForms(copy, language), ...checkFaults(copy, language, faults))
    if (language !== reference) problems.push(...compareLanguages(original, copy, language))
  }
  return [...problems, ...(await checkUsage(root, original, faults))]
}

function checkFaults(copy: Copy, language: string, faults: readonly string[]): string[] {
  const keys = new Set([...copy.values()].flatMap((texts) => [...texts.keys()].map(askedKey)))
  const without = faults.filter((fault) => !keys.has(`error.${fault}`))
  return without.map((fault) => `${language}: error.${fault} has no sentence`)
}

async function checkUsage(root: string, original: Copy, faults: readonly string[]): Promise<string[]> {
  const usages = await findUsages(root, [...original.keys()])
  const known = new Set(faults.map((fault) => `error.${fault}`))
  const problems: string[] = []
  for (const { area, key } of entriesOf(original)) {
    const asked = askedKey(key)
    const isUsed = asked.startsWith('error.')
      ? known.has(asked)
      : usages.some(({ pattern, area: only }) => (only ?? area) === area && pattern.test(asked))
    if (!isUsed) problems.push(`${reference}/${area}: ${key} is not used in src`)
  }
  const has = (area: string, wanted: string) =>
    [...(original.get(area)?.keys() ?? [])].some((key) => askedKey(key) === wanted)
  for (const { file, key, area } of usages) {
    if (key === undefined) continue
    const areas = area === undefined ? [...original.keys()] : [area]
    if (!areas.some((name) => has(name, key))) problems.push(`src/${file}: asks for ${key}, which has no text`)
  }
  return problems
}

if (import.meta.main) {
  const problems = await checkMessages(process.cwd())
  for (const problem of problems) process.stdout.write(`${problem}\n`)
  process.stdout.write(problems.length === 0 ? 'The copy is complete.\n' : `${problems.length} problems in the copy.\n`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
