import { render, screen, waitFor } from '@testing-library/react'
import { Picture } from '../../../src/client/design/pictures/Picture'

const NAME = '/static/pictures/plateau.0123456789ab.1QcSHQRnh493V4dIh4eXh1h4kJUI'

const sourcesOf = (container: HTMLElement) =>
  [...container.querySelectorAll('source')].map(({ type, srcset, sizes }) => ({
    type,
    srcset,
    sizes,
  }))

test('a drawn plate is one image', () => {
  const { container } = render(<Picture src="/static/pictures/plateau.svg" alt="Plateau" />)
  expect(container.querySelector('picture')).toBeNull()
  expect(screen.getByRole('img', { name: 'Plateau' })).toHaveAttribute(
    'src',
    '/static/pictures/plateau.svg',
  )
})

test('a photograph comes in the format and size that the browser takes, in the box that is kept for it', () => {
  const { container } = render(<Picture src={`${NAME}-640.jpg`} alt="Plateau" size="card" />)
  const files = (format: string) =>
    [320, 640, 960, 1280].map((width) => `${NAME}-${width}.${format} ${width}w`).join(', ')
  const sizes = expect.stringMatching(/rem|vw/)
  expect(sourcesOf(container)).toEqual([
    { type: 'image/avif', srcset: files('avif'), sizes },
    { type: 'image/webp', srcset: files('webp'), sizes },
  ])
  const image = screen.getByRole('img', { name: 'Plateau' })
  expect(image).toHaveAttribute('srcset', files('jpg'))
  expect(image).toHaveAttribute('src', `${NAME}-640.jpg`)
  expect(image).toHaveAttribute('loading', 'lazy')
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['480', '360'])
})

test('while it is on its way its ground looks like it from afar', async () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  render(<Picture src={`${NAME}-640.jpg`} alt="Plateau" size="large" isFirst />)
  const image = screen.getByRole('img', { name: 'Plateau' })
  await waitFor(() =>
    expect(image.style.backgroundImage).toMatch(/^url\("?data:image\/png;base64,/),
  )
  expect(image).toHaveAttribute('fetchpriority', 'high')
})
