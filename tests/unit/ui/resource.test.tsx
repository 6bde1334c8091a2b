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

test('a loading list is announced, and has a shape', () => {
  expect(draw({ phase: 'waiting' })).toMatch(/role="status".*skeleton.*Loading/)
})

test('a failure shows the reason and can be repeated', () => {
  expect(draw({ phase: 'failed', fault: 'late' })).toMatch(/role="alert".*It is late.*<button.*Again/)
})

test('an empty list shows that', () => {
  expect(draw({ phase: 'ready', value: [] })).toContain('<p>None</p>')
})

test('the previous answer stays while another is loading, and is marked as busy', () => {
  expect(draw({ phase: 'ready', value: ['a', 'b'] })).toBe('<div class="resource" aria-busy="false"><p>a,b</p></div>')
  expect(draw({ phase: 'refreshing', value: ['a'] })).toContain('aria-busy="true"><p>a</p>')
})
