import {
  photographFile,
  photographMark,
  photographOf,
  pictureFile,
} from '#domain/catalogue/photograph'

const MARK = photographMark('0123456789ab', '1QcSHQRnh493V4dIh4eXh1h4kJUI')
const NAME = `plateau-batignolles.${MARK}`

test('a name that bears a mark is a photograph, any other a drawn plate', () => {
  expect(pictureFile(NAME)).toBe(`${NAME}-640.jpg`)
  expect(pictureFile('plateau-batignolles')).toBe('plateau-batignolles.svg')
  expect(pictureFile('a.name.with.dots')).toBe('a.name.with.dots.svg')
})

test.each(['/static/pictures/', 'https://static.example.com/pictures/'])(
  'an address under %s says which photograph it is of, in any size and format',
  (place) => {
    const photograph = photographOf(`${place}${pictureFile(NAME)}`)
    expect(photograph).toEqual({
      address: `${place}${NAME}`,
      ground: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
    })
    expect(photographOf(photographFile(`${place}${NAME}`, 1280, 'avif'))).toEqual(photograph)
  },
)

test.each([
  '/static/pictures/plateau-batignolles.svg',
  '/static/pictures/plateau-640.jpg',
  `/static/pictures/${NAME}.jpg`,
  `/static/pictures/${NAME}-640.gif`,
  '/static/pictures/plateau.0123456789AB.1QcSHQRnh493V4dIh4eXh1h4kJUI-640.jpg',
  '',
])('%s is no photograph of ours', (url) => {
  expect(photographOf(url)).toBeNull()
})
