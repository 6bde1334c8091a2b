import { exampleProof } from '#games/fairness/example.ts'
import { proofFaultText } from '#games/fairness/fault-words.ts'
import { loadReplay } from '#games/fairness/load-replay.ts'
import { proofTextOf, readProof } from '#games/fairness/proof.ts'
import { type RoundClaim, verify } from '#games/fairness/verify.ts'
import { namedVerdict, type Verifiable, verifyRead } from '#games/fairness/verify-read.ts'
import { isLotteryType } from '#games/lottery/type-names.ts'
import { nodeOf } from '#light/element.ts'
import { styled } from '#light/styled.ts'
import { addCopyButtons } from './copy.ts'
import { keyHere } from './key-here.ts'
import sheet from './result.css?url'
import { verificationParts } from './result.ts'
import { type TypedField, typedRound } from './typed.ts'
import { verifyWords } from './words.ts'

interface Place {
  readonly form: HTMLFormElement
  /** Where the result is shown. */
  readonly result: HTMLElement
}

type Words = Awaited<ReturnType<typeof verifyWords>>

/** Checks what is in the form, and shows the result or what is wrong. */
export async function check(place: Place): Promise<void> {
  const { form, result } = place
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]')
  if (form.ariaBusy === 'true') return
  form.ariaBusy = 'true'
  result.replaceChildren()
  for (const field of form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid')
  for (const fault of form.querySelectorAll('.field__error')) fault.textContent = ''
  const label = button?.textContent ?? ''
  try {
    const words = await verifyWords()
    if (button) button.textContent = words.t('checking')
    const asked = await askedIn(form, words)
    if (asked) await show(asked, place)
  } catch (error) {
    await tellFailure(form, error)
  } finally {
    form.ariaBusy = null
    if (button) button.textContent = label
  }
}

/** Fills in the example and checks it. */
export function checkExample(place: Place): Promise<void> {
  fill(place.form, JSON.stringify(exampleProof, null, 2))
  return check(place)
}

/** Fills in the proof of the address and checks it. */
export async function checkAddress(place: Place): Promise<void> {
  const text = proofTextOf(location.hash)
  if (text === undefined) return
  fill(place.form, spaced(text))
  if (text !== '') return check(place)
  const { t } = await verifyWords()
  mark(place.form, 'proof', t('fault.address'))
}

/** With a line for each value, if it is JSON. */
function spaced(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

function fill(form: HTMLFormElement, text: string): void {
  const [field, way] = [form.querySelector('textarea'), form.querySelector<HTMLInputElement>('[value="paste"]')]
  if (field) field.value = text
  if (way && !way.checked) {
    way.checked = true
    way.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** What was pasted, or the values that were typed. */
type Asked = Verifiable | { readonly typed: RoundClaim }

/** What is in the form; undefined if something in it is wrong, which is then marked. */
async function askedIn(form: HTMLFormElement, words: Words): Promise<Asked | undefined> {
  const { t } = words
  const fields = new FormData(form)
  if (fields.get('way') === 'paste') {
    const read = readProof(String(fields.get('proof') ?? ''))
    if (!('fault' in read)) return read
    mark(form, 'proof', proofFaultText(read.fault, t))
    return undefined
  }
  const typed = await typedRound(form, currencyOf(form))
  if (!Array.isArray(typed)) return { typed: typed as RoundClaim }
  for (const field of (typed as TypedField[]).toReversed()) {
    const example = form.querySelector<HTMLElement>(`[name="${field}"]`)?.dataset.example ?? ''
    mark(form, field, field === 'stake' ? t('fault.stake', { example }) : t(`fault.${field}`))
  }
  return undefined
}

const currencyOf = (form: HTMLFormElement) => form.dataset.currency ?? ''

/** Says what is wrong with a field, and leads to it. */
function mark(form: HTMLFormElement, field: string, text: string): void {
  const input = form.querySelector<HTMLElement>(`[name="${field}"]`)
  const place = form.querySelector(`#fair-${field}-error`)
  if (place) place.textContent = text
  input?.setAttribute('aria-invalid', 'true')
  input?.focus()
}

async function show(asked: Asked, { form, result }: Place): Promise<void> {
  const claim = 'typed' in asked ? asked.typed : 'proof' in asked ? asked.proof : asked.receipt.facts
  const [checked, words] = await Promise.all([
    verified(asked),
    verifyWords(claim.engine === 'draws' && isLotteryType(claim.game) ? claim.game : undefined),
    styled(sheet),
  ])
  const currency = 'currency' in claim ? claim.currency : currencyOf(form)
  const verdict = 'typed' in asked ? checked.verdict : namedVerdict(asked, checked.verdict)
  result.replaceChildren(...verificationParts(claim, checked, { verdict, currency }, words).map((part) => nodeOf(part)))
  await addCopyButtons(result)
  result.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  result.scrollIntoView({ block: 'start' })
}

const verified = async (asked: Asked) =>
  'typed' in asked ? verify(asked.typed, await loadReplay(asked.typed)) : verifyRead(asked, keyHere)

/** Only what could not be loaded has a text of its own; anything else is a fault of the page. */
async function tellFailure(form: HTMLFormElement, error: unknown): Promise<void> {
  const words = await verifyWords().catch(() => undefined)
  const place = form.querySelector('[data-fair-fault]')
  if (place && words) place.textContent = words.t('fault.load')
  if (!(error instanceof TypeError)) throw error
}
