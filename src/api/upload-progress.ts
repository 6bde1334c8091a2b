/**
 * Sends like `fetch`, and reports how much has been sent, which `fetch` cannot.
 *
 * @param onPart called with the part that has been sent, 0 to 1
 */
export function sendWithProgress(onPart: (part: number) => void) {
  return (url: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const { signal, method = 'GET', body } = init
      request.open(method, url)
      new Headers(init.headers).forEach((value, name) => {
        request.setRequestHeader(name, value)
      })
      request.upload.addEventListener('progress', ({ loaded, total }) => onPart(total > 0 ? loaded / total : 0))
      request.addEventListener('load', () => {
        const wait = request.getResponseHeader('retry-after')
        const headers: Record<string, string> = wait === null ? {} : { 'retry-after': wait }
        resolve(new Response(request.responseText, { status: request.status, headers }))
      })
      request.addEventListener('error', () => reject(new TypeError('The gateway cannot be reached')))
      request.addEventListener('abort', () => reject(signal?.reason))
      signal?.addEventListener('abort', () => request.abort())
      request.send(body instanceof Blob ? body : null)
    })
}
