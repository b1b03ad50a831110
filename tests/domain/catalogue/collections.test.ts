import { collectionForPath } from '#domain/catalogue/collections'

test.each([
  ['/eshop/boissons', 'boissons'],
  ['/Eshop/EPICERIE/', 'epicerie'],
  ['/eshop/tout', undefined],
  ['/eshop/inconnue', undefined],
  ['/shop/boissons', undefined],
  ['/', undefined],
])('%s shows the collection %s of the e-shop', (path, collection) => {
  expect(collectionForPath(path)).toBe(collection)
})
