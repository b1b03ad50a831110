import { cardLine } from '#domain/catalogue/cardLine'

describe('the line of a card', () => {
  it('is the first sentence of the description', () => {
    expect(cardLine('Saumon d’Écosse et quinoa au citron. Chèvre frais, puis panna cotta.')).toBe(
      'Saumon d’Écosse et quinoa au citron.',
    )
    expect(cardLine('Que diriez-vous d’un rôti\u00a0? Il vient du Limousin.')).toBe(
      'Que diriez-vous d’un rôti\u00a0?',
    )
  })

  it('is the whole of a description of one sentence, without the spaces around it', () => {
    expect(cardLine(' Eau minérale de Volvic, 50 cl. ')).toBe('Eau minérale de Volvic, 50 cl.')
    expect(cardLine('Sans point')).toBe('Sans point')
    expect(cardLine('')).toBe('')
  })

  it('does not end at a number, an abbreviation or a sentence that goes on in small letters', () => {
    expect(cardLine('Bouteille de 1.5 l. de la source St. Yorre, à partager. Consignée.')).toBe(
      'Bouteille de 1.5 l. de la source St. Yorre, à partager.',
    )
  })
})
