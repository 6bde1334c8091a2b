import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Resource, type ResourceState } from '#ui/Resource.tsx'

const words = { loading: 'Loading', retry: 'Again', fault: (fault: string) => `It is ${fault}` }

const draw = (state: ResourceState<readonly string[], string>) =>
  renderToStaticMarkup(
    <Resource
      state={state}
      words={words}
      onRetry={() => undefined}
      isEmpty={(list) => list.length === 0}
      empty={<p>None</p>}
    >
      {(list) => <p>{list.join()}</p>}
    </Resource>,
  )

test('what is on its way is announced, and has a shape', () => {
  expect(draw({ phase: 'waiting' })).toMatch(/role="status".*skeleton.*Loading/)
})

test('a failure says why and can be tried again', () => {
  expect(draw({ phase: 'failed', fault: 'late' })).toMatch(/role="alert".*It is late.*<button.*Again/)
})

test('what is empty says so', () => {
  expect(draw({ phase: 'ready', value: [] })).toContain('<p>None</p>')
})

test('the answer before stays while another is on its way, and is busy', () => {
  expect(draw({ phase: 'ready', value: ['a', 'b'] })).toBe('<div class="resource" aria-busy="false"><p>a,b</p></div>')
  expect(draw({ phase: 'refreshing', value: ['a'] })).toContain('aria-busy="true"><p>a</p>')
})
