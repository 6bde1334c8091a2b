import { StructError } from 'superstruct'
import { isVendorCode, type VendorCode, vendorCodes } from '#contract/vendor/codes.ts'
import { everyCall, type VendorCall } from '#contract/vendor/define-vendor-call.ts'
import { vendorJson } from '#contract/vendor/exchange.ts'
import { type Exchanged, expectSame, Mismatch, shortened } from './case.ts'
import { formWords } from './form-words.ts'
import type { Reply } from './wire.ts'

/** Holds the answer of either side to the contract. @param why what is known of another code's cause @throws {Mismatch} */
export function checkAnswer(
  call: Pick<VendorCall, 'name' | 'codes'> & Partial<VendorCall>,
  reply: Reply,
  gets: VendorCode,
  why?: string,
): void {
  const { name } = call
  const both = exchanged(reply)
  if (reply.code !== gets) throw otherCode(name, gets, reply, why)
  expectSame(`status of ${name}`, vendorCodes[gets].status, reply.status, both)
  // Nobody knows with which key to sign the answer to an unknown one.
  if (gets !== 'invalid_signature' && reply.signatureFault !== undefined)
    throw new Mismatch(`signature of the answer to ${name}`, 'that of the protocol', reply.signatureFault, both)
  if (gets === 'ok') checkForm(call, reply)
  else if (![...everyCall, ...call.codes, 'unknown_call'].includes(gets))
    throw new Mismatch(name, 'a code of this call', gets, both)
}

/** Another code than the expected one, with what was asked and what the refusal is about. */
function otherCode(name: string, gets: string, reply: Reply, why?: string): Mismatch {
  const value = Object.keys(reply.value).length > 0 ? ` ${shortened(vendorJson(reply.value), 300)}` : ''
  const unknown = isVendorCode(reply.code) ? '' : ', which is no code of the protocol'
  const came = `${reply.code}${value}${unknown}${why === undefined ? '' : `: ${why}`}`
  return new Mismatch(name, gets, came, exchanged(reply))
}

/** Holds the answer to a call that does not exist. @throws {Mismatch} */
export const checkUnknownCall = (reply: Reply): void =>
  checkAnswer({ name: 'noSuchCall', codes: [] }, reply, 'unknown_call')

/** What the report shows of a request and its answer: all but the tokens. */
export function exchanged({ request, status, code, message, value }: Reply): Exchanged {
  const { token: _, ...shown } = value
  return {
    request: withoutToken(request),
    answer: { status, code, ...(message !== undefined && { message }), value: shown },
  }
}

function withoutToken(body: string): string {
  try {
    const read: unknown = JSON.parse(body)
    if (typeof read !== 'object' || read === null || !('token' in read)) return shortened(body, 2_000)
    const { token: _, ...fields } = read
    return shortened(JSON.stringify(fields), 2_000)
  } catch {
    return shortened(body, 2_000)
  }
}

function checkForm({ name, value: form }: Pick<VendorCall, 'name'> & Partial<VendorCall>, reply: Reply): void {
  try {
    form?.create(reply.value)
  } catch (thrown) {
    if (!(thrown instanceof StructError)) throw thrown
    const { field, expected, came } = formWords(thrown)
    throw new Mismatch(
      field === '' ? `value of ${name}` : `${field} in the value of ${name}`,
      expected,
      came,
      exchanged(reply),
    )
  }
}
