import { criticalCss } from '../../src/client/page/pageParts'
import configure from '../../webpack.config'

type Styles = {
  options: {
    minimizer: {
      implementation: (input: object, map: undefined, options: object) => Promise<{ code: string }>
      options: object
    }
  }
}

const isStyles = (plugin: unknown): plugin is Styles =>
  plugin?.constructor.name === 'CssMinimizerPlugin'

/** Styles as the build writes them. */
async function written(css: string): Promise<string> {
  const { optimization } = configure({}, { mode: 'production' })
  const minimizers: readonly unknown[] = optimization?.minimizer ?? []
  const styles = minimizers.find(isStyles)
  if (!styles) throw new Error('The build makes no styles smaller')
  const { implementation, options } = styles.options.minimizer
  return (await implementation({ 'a.css': css }, undefined, options)).code
}

test('a width is asked for as Safari 16.0 reads it: it knows no range', async () => {
  const css = '@media (min-width: 48rem) and (max-height: 24rem) { a { color: red } }'
  expect(await written(css)).toMatch(/\(min-width:48rem\) and \(max-height:24rem\)/)
})

test('so are those that stand in the page, and a phone of Apple leaves its letters their size', () => {
  const css = criticalCss(true)
  expect(css).toContain('@media (min-width:48rem)')
  expect(css).toContain('-webkit-text-size-adjust:100%')
  expect(css).not.toMatch(/\((?:width|height)[<>]/)
})
