import { explain } from '#games/fairness/explain.ts'
import { proofFaultText } from '#games/fairness/fault-words.ts'
import { readProof } from '#games/fairness/proof.ts'
import type { ReceiptFacts } from '#games/fairness/receipt.ts'
import type { Verdict, Verification } from '#games/fairness/verify.ts'
import { type NamedVerdict, namedVerdict, verifyRead } from '#games/fairness/verify-read.ts'
import type { RoundProof } from '#games/fairness/wire.ts'
import { localeOf } from '#lib/language-details.ts'
import { createTranslate } from '#lib/messages.ts'
import { formatMoney } from '#lib/money.ts'
import english from '#locales/en/fairness-verify.json' with { type: 'json' }
import portuguese from '#locales/pt/fairness-verify.json' with { type: 'json' }

interface Asked {
  readonly given: readonly string[]
  /** Language of the machine, such as `pt_BR.UTF-8`. */
  readonly machine: string
  /** What the script is called. */
  readonly name: string
  /** @throws if a file cannot be read */
  read(file: string): string
}

interface Answer {
  readonly text: string
  readonly code: 0 | 1 | 2
}

const languages = { en: english, pt: portuguese } as const
type Words = ReturnType<typeof wordsIn>

/** Checks the proof in a file. */
export async function run({ given, machine, name, read }: Asked): Promise<Answer> {
  const asked = given.find((one) => one.startsWith('--language='))?.slice('--language='.length)
  const words = wordsIn(asked ?? machine)
  const [file, ...more] = given.filter((one) => !one.startsWith('--language='))
  if (file === undefined || more.length > 0 || file.startsWith('-'))
    return { text: words.t('script.usage', { file: name }), code: 2 }
  let content: string
  try {
    content = read(file)
  } catch {
    return { text: words.t('script.unreadable', { file }), code: 2 }
  }
  const found = readProof(content)
  if ('fault' in found) return { text: proofFaultText(found.fault, words.t), code: 2 }
  // A script asks nobody for the key of a site.
  const checked = await verifyRead(found, async () => 'unknown')
  const { verdict } = checked
  const shown = 'proof' in found ? found.proof : found.receipt.facts
  const text = report(shown, checked, namedVerdict(found, verdict), words)
  return { text, code: verdict === 'matches' ? 0 : 1 }
}

function wordsIn(language: string) {
  const code = /^pt\b|^pt_/i.test(language) ? 'pt' : 'en'
  const locale = localeOf[code]
  return { t: createTranslate<'fairness-verify'>(languages[code], locale), locale }
}

const signs: Readonly<Record<Verdict, string>> = { matches: '✓', differs: '✗', computed: '·' }

function report(
  proof: RoundProof | ReceiptFacts,
  { verdict, steps }: Verification,
  name: NamedVerdict,
  words: Words,
): string {
  const { t, locale } = words
  const facts = [
    `${t('round.game')}: ${proof.gameName}`,
    `${t('round.id')}: ${proof.roundId}`,
    `${t('round.begun')}: ${proof.begunAt}`,
    `${t('round.nonce')}: ${proof.nonce}`,
    `${t('round.stake')}: ${formatMoney(BigInt(proof.round.stake), proof.currency, locale)}`,
  ]
  const written = steps.map((step, place) => {
    const { title, text, finding, values, amounts, lines } = explain(step, proof.currency, words)
    return [
      `${signs[step.verdict]} ${place + 1}. ${title}: ${t(`step.${step.verdict}`)}`,
      `  ${text}`,
      ...[...values, ...amounts].map(({ name, value }) => `    ${name}: ${value}`),
      ...lines.map((line) => `    ${line}`),
      `  ${finding}`,
    ].join('\n')
  })
  const end = `${signs[verdict]} ${t(`verdict.${name}`)}. ${t(`verdict.${name}.text`)}`
  // A name or number of a proof could have signs that steer a terminal.
  return [facts.join('\n'), ...written, end]
    .join('\n\n')
    .replace(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\n' ? sign : ''))
}
