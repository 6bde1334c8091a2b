const baseUrl = import.meta.env.PUBLIC_GATEWAY_URL ?? ''

/** Milliseconds for one picture. */
const patience = 30_000

/** A picture that this member has sent; undefined if it cannot be had. */
export async function ownFile(uploadId: string, token: string): Promise<Blob | undefined> {
  try {
    const response = await fetch(`${baseUrl}/wps/member/upload/${encodeURIComponent(uploadId)}`, {
      headers: { authorization: `Bearer ${token}` },
      credentials: 'omit',
      signal: AbortSignal.timeout(patience),
    })
    return response.ok ? await response.blob() : undefined
  } catch {
    return undefined
  }
}
