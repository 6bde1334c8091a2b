import { CallError } from './errors.ts'

/**
 * Waits for code that comes late, such as what sends a form. Where it does not arrive there is no network: the same as a
 * gateway out of reach.
 *
 * @param call name of the call it is for
 * @throws CallError
 */
export async function arrived<Part>(loading: Promise<Part>, call: string): Promise<Part> {
  try {
    return await loading
  } catch {
    throw new CallError(call, { kind: 'unreachable' })
  }
}
