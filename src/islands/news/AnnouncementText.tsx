import { useEffect, useRef } from 'react'
import { cleanHtml } from './clean-html.ts'

/** The content of an announcement, cleaned in the browser once more. */
export function AnnouncementText({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isOld = false
    void cleanHtml(html).then((clean) => isOld || ref.current?.replaceChildren(clean))
    return () => {
      isOld = true
    }
  }, [html])
  return <div className="prose" ref={ref} />
}
