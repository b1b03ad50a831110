import { MAIL_TEMPLATES, type MailFacts, type MailKind } from '#server/mail/mailTemplates'
import { createSiteLinks } from '#server/base/siteLinks'

const ADDRESS = 'https://tablee.example'
const links = createSiteLinks(ADDRESS)
const unsubscribeUrl = `${ADDRESS}/email-unsubscribe?token=jeton`
const order = {
  firstname: 'Inès',
  orderId: 'commande',
  trackingToken: 'jeton',
  number: 'T-24815',
}
const recovery = {
  slot: { start: '2026-11-26T15:00:00+01:00', end: '2026-11-26T15:30:00+01:00' },
  contactName: 'Paul Roy',
  contactPhone: '06 98 76 54 32',
  address: null,
  instructions: 'Quai 2',
}

/** Of every kind of mail, something to write it from. */
const FACTS: MailFacts = {
  accountClosed: { firstname: 'Inès' },
  confirmEmail: { token: 'jeton' },
  confirmNewsletter: { token: 'jeton' },
  canteenAccess: { companyName: 'Cantine Rivoli', token: 'jeton' },
  feedbackRequest: {
    ...order,
    day: 'mardi 24 novembre',
    page: { kind: 'order', orderId: 'commande' },
    unsubscribeUrl,
  },
  invitation: { referrer: 'Claire Martin', companyName: 'Atelier Nord', unsubscribeUrl },
  lostPassword: { firstname: 'Inès', token: 'jeton' },
  orderCanceled: { ...order, payByCreditTransfer: false, owed: { card: 11_080, wireTransfer: 0 } },
  orderConfirmed: {
    ...order,
    slotStartAt: new Date('2026-11-26T12:00:00+01:00'),
    slotEndAt: new Date('2026-11-26T12:30:00+01:00'),
    deliveryAddress: '10 rue de la Paix, 75002 Paris',
    deliveryContactName: 'Hugo Perrin',
    deliveryContactPhone: '06 39 98 45 11',
    deliveryDetails: 'Code 24B10',
    invoiceDetails: 'BC-2026-118',
    recovery,
    people: 14,
    dishes: [{ name: 'Formule Grands Boulevards', quantity: 14 }],
    totalTTC: 11_080,
    transfer: null,
  },
  orderExpired: order,
  orderRefunded: {
    ...order,
    amount: 1_250,
    isWhole: false,
    method: 'card',
    hasCreditNote: true,
  },
  passkeyAdded: {
    firstname: 'Inès',
    name: 'iPhone',
    addedAt: new Date('2026-11-24T10:00:00+01:00'),
  },
  passwordChanged: { firstname: 'Inès', changedAt: new Date('2026-11-24T10:00:00+01:00') },
  plannedOrder: {
    firstname: 'Inès',
    orderId: 'a-b-c',
    day: '2026-12-03',
    slotStartAt: new Date('2026-11-26T12:00:00+01:00'),
    confirmUntil: new Date('2026-12-03T10:00:00+01:00'),
    deliveryAddress: '8 rue de Rivoli, 75004 Paris',
    hasOrders: true,
    lines: [
      { name: 'Plateau Batignolles', quantity: 6, available: 4, price: 2000, priceNow: 2100 },
      { name: 'Pain tranché', quantity: 1, available: 0, price: 800, priceNow: null },
    ],
  },
  request: {
    subject: 'Demande de devis',
    rows: { Téléphone: '01 99 00 56 78' },
    replyTo: 'maud@voisin.example',
  },
  recoveryBooked: { ...order, deliveryAddress: '10 rue de la Paix, 75002 Paris', recovery },
  signInAttempts: { firstname: 'Inès' },
  termsToAccept: { firstname: 'Inès', token: 'jeton' },
  transferReceived: { ...order, amount: 11_080, isInvoiced: true },
  welcome: { firstname: 'Inès' },
}

const SUBJECTS: Record<MailKind, RegExp> = {
  accountClosed: /^Votre compte Tablée est fermé$/,
  confirmEmail: /^Confirmez votre adresse e-mail$/,
  confirmNewsletter: /^Confirmez votre inscription aux nouveautés de la carte$/,
  canteenAccess: /^Ouvrez votre accès à la cantine$/,
  feedbackRequest: /^Comment s’est passée la commande T-24815\s\?$/,
  invitation: /^Claire Martin vous recommande Tablée$/,
  lostPassword: /^Choisissez un nouveau mot de passe$/,
  orderCanceled: /^Votre commande T-24815 est annulée$/,
  orderConfirmed: /^Votre commande T-24815 est confirmée$/,
  orderExpired: /^Votre commande T-24815 n’a pas été payée$/,
  orderRefunded: /^Nous vous avons remboursé 12,50\s€$/,
  plannedOrder: /^À confirmer\s: votre commande de jeudi 3\u00a0décembre$/,
  passkeyAdded: /^Une clé d’accès a été ajoutée à votre compte$/,
  passwordChanged: /^Votre mot de passe a été changé$/,
  request: /^Demande de devis de maud@voisin\.example$/,
  recoveryBooked: /^Reprise des plateaux\s: jeudi 26\u00a0novembre$/,
  signInAttempts: /^Des mots de passe ont été essayés sur votre compte$/,
  termsToAccept: /^Acceptez nos conditions générales de vente$/,
  transferReceived: /^Nous avons reçu votre virement pour la commande T-24815$/,
  welcome: /^Bienvenue/,
}

const write = <Kind extends MailKind>(kind: Kind) => MAIL_TEMPLATES[kind](FACTS[kind], links)
const kinds = Object.keys(MAIL_TEMPLATES).filter((name): name is MailKind => name in FACTS)

test.each(kinds)(
  'the mail « %s » has a French subject, and a plain-text part with its every link',
  (kind) => {
    const { subject, text, html } = write(kind)
    expect(subject).toMatch(SUBJECTS[kind])
    expect(html).toContain('<html lang="fr">')
    expect(text).not.toMatch(/<\/?[a-z]+[ >]/)
    for (const [, href = ''] of html.matchAll(/href="(https:[^"]+)"/g)) {
      expect(text).toContain(href.replaceAll('&amp;', '&'))
    }
    expect(text).toMatch(kind === 'request' ? /01 99 00 56 78/ : /Tablée/)
  },
)

test.each(kinds)('no line of the mail « %s » ends within « e-mail »', (kind) => {
  const { html } = write(kind)
  const page = html.slice(html.indexOf('<body'))
  const whole = /<span style="white-space:nowrap">e-mails?<\/span>/gi
  expect(page.replaceAll(whole, '')).not.toMatch(/\be-mail/i)
})

test.each(kinds)('the mail « %s » shows one button at most, and no raw address', (kind) => {
  const { html } = write(kind)
  expect(html.match(/<a [^>]*background:#C2371F/g) ?? []).toHaveLength(html.includes('<a ') ? 1 : 0)
  expect(html.replace(/<[^>]*>/g, ' ')).not.toMatch(/https?:/)
})

test('what is about a moment expires at it, and nothing else does', () => {
  expect(kinds.filter((kind) => write(kind).expiresAt !== null).toSorted()).toEqual([
    'plannedOrder',
    'recoveryBooked',
  ])
  expect(write('plannedOrder').expiresAt).toEqual(new Date('2026-12-03T10:00:00+01:00'))
  expect(write('recoveryBooked').expiresAt).toEqual(new Date(recovery.slot.end))
})

test('the confirmation says what comes, for how many, to whom and how to find them', () => {
  const { text, html, attachedOrderId } = write('orderConfirmed')
  for (const words of [
    'Livraison\u00a0: jeudi 26\u00a0novembre, 12\u00a0h\u00a000\u00a0–\u00a012\u00a0h\u00a030',
    'À remettre à\u00a0: Hugo Perrin, 06\u00a039\u00a098\u00a045\u00a011',
    'Instructions\u00a0: Code 24B10',
    'Reprise des plateaux\u00a0: jeudi 26\u00a0novembre, 15\u00a0h\u00a000\u00a0–\u00a015\u00a0h\u00a030',
    'Plateaux remis par\u00a0: Paul Roy, 06\u00a098\u00a076\u00a054\u00a032',
    'Consignes pour la reprise\u00a0: Quai 2',
    'Convives\u00a0: 14',
    'Votre référence\u00a0: BC-2026-118',
    '- 14\u00a0×\u00a0Formule Grands Boulevards',
    'transmettez ce lien à la personne qui reçoit la commande, elle verra où en est la livraison',
  ]) {
    expect(text).toContain(words)
  }
  expect(html).toContain('>14\u00a0×\u00a0Formule Grands Boulevards</li>')
  expect(attachedOrderId).toBe('commande')
})

test('the confirmation of an order without trays to fetch has no word of them', () => {
  const { text } = MAIL_TEMPLATES.orderConfirmed({ ...FACTS.orderConfirmed, recovery: null }, links)
  expect(text).not.toMatch(/plateaux/i)
})

test('a recovery that is agreed after the order says where, be it the delivery address or another', () => {
  const { text } = write('recoveryBooked')
  expect(text).toContain('Adresse de la reprise\u00a0: 10 rue de la Paix, 75002 Paris')
  const facts = {
    ...FACTS.recoveryBooked,
    recovery: { ...recovery, address: '4 rue du Bac, 75007 Paris' },
  }
  const elsewhere = MAIL_TEMPLATES.recoveryBooked(facts, links).text
  expect(elsewhere).toContain('Adresse de la reprise\u00a0: 4 rue du Bac, 75007 Paris')
  expect(elsewhere).not.toContain('10 rue de la Paix')
})

test.each([
  'orderConfirmed',
  'orderCanceled',
  'orderRefunded',
  'recoveryBooked',
  'transferReceived',
] as const)('the button of « %s » opens the order without an account, on any device', (kind) => {
  const [, button] = /href="([^"]+)" style="[^"]*background:#C2371F/.exec(write(kind).html) ?? []
  expect(button).toBe(`${ADDRESS}/track/commande/jeton`)
  expect(write(kind).text).toContain(
    `Ouvrir la commande dans mon compte\u00a0:\n${ADDRESS}/account/commandes/commande`,
  )
})
