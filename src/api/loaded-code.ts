import { CallError } from './errors.ts'

/**
 * Waits for code that is loaded on demand, such as the code that sends a form. If it cannot be loaded, the network is
 * missing, which counts as an unreachable gateway.
 *
 * @param call name of the call that needs the code
 * @throws CallError
 */
export async function arrived<Part>(loading: Promise<Part>, call: string): Promise<Part> {
  try {
    return await loading
  } catch {
    throw new CallError(call, { kind: 'unreachable' })
  }
}
