const baseUrl = import.meta.env.PUBLIC_GATEWAY_URL ?? ''

/** Milliseconds; what is asked here is never waited for. */
const patience = 8000

/**
 * Reads an open GET call without the client, for what a page shows by the way before anybody uses it: client, contract
 * and their libraries are several times the size of such a page's own scripts. The caller checks what it takes from the
 * value.
 *
 * @returns the value of the envelope; undefined where nothing answers, or something else does
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
