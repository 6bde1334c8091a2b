import { lazyPart, useArrived } from '#islands/lazy-part.tsx'
import { Boundary } from '#ui/Boundary.tsx'

const PushQuestion = lazyPart(() => import('#islands/account/push/PushQuestion.tsx'), 'PushQuestion', ['push'])

/** The question is drawn once everything is known that decides whether it is asked. */
const arrive = () =>
  Promise.all([PushQuestion.arrive(), import('#stores/account/push/push.ts').then((s) => s.knowPush())])

/** Offers to tell of a withdrawal that was just asked for. A failure offers nothing. */
export function PushOffer({ language }: { language: string }) {
  return (
    <Boundary fallback={null}>
      <Arriving language={language} />
    </Boundary>
  )
}

function Arriving({ language }: { language: string }) {
  return useArrived(arrive) ? <PushQuestion language={language} /> : null
}
