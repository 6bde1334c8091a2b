const baseUrl = import.meta.env.PUBLIC_GATEWAY_URL ?? ''

/** Milliseconds. Nothing waits for this answer. */
const patience = 8000

/**
 * Reads an open GET call without the client, for small additions to a page that the person does not use yet: the
 * client, the contract and their libraries are several times larger than such a page's own scripts. The caller
 * validates the value.
 *
 * @returns the value of the envelope; undefined if there is no answer or it is not an envelope
 */
export async function peek(path: string, query: Readonly<Record<string, string>>): Promise<unknown> {
  try {
    const response = await fetch(`${baseUrl}${path}?${new URLSearchParams(query)}`, {
      signal: AbortSignal.timeout(patience),
    })
    const answer: { success?: unknown; value?: unknown } | null = await response.json()
    return answer?.success === true ? answer.value : undefined
  } catch {
    return undefined
  }
}
