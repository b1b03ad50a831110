import type { seoRules } from '../../tables'

type SeoRow = typeof seoRules.$inferInsert

const rule = (
  slug: string,
  title: string,
  description: string,
  robots = 'index, follow',
): SeoRow => ({
  slug,
  metaTitle: `${title} | Tablée`,
  metaDescription: description,
  metaRobots: robots,
  ogTitle: title,
  ogDescription: description,
  twitterCard: 'summary',
  twitterTitle: title,
  twitterDescription: description,
})

/** A page for one person has no place in a search engine. */
const hidden = (slug: string, title: string, description: string) =>
  rule(slug, title, description, 'noindex, nofollow')

/** Every path of the site, and every storefront. docs/rules/site.md#paths */
export const seoRuleRows: SeoRow[] = [
  rule(
    '/',
    'Plateaux repas et traiteur d’entreprise à Paris',
    'Commandez en trois minutes des plateaux repas, buffets et petits-déjeuners cuisinés le matin et livrés au bureau, à Paris et en Île-de-France.',
  ),
  rule(
    '/shop',
    'Plateaux repas livrés au bureau',
    'Des plateaux repas de saison pour vos réunions, livrés à l’heure choisie à Paris et en petite couronne.',
  ),
  rule(
    '/shop/plateaux-repas',
    'Plateaux repas',
    'Viande, poisson ou végétal\u00a0: des plateaux repas complets, cuisinés le matin et livrés pour le déjeuner.',
  ),
  rule(
    '/shop/menus',
    'Menus et buffets',
    'Buffets, cocktails et pauses gourmandes à partager, livrés prêts à servir pour huit convives et plus.',
  ),
  rule(
    '/shop/petits-dejeuners',
    'Petits-déjeuners',
    'Viennoiseries pur beurre, granola, fruits frais et café torréfié à Montreuil, livrés dès 7 h 30.',
  ),
  rule(
    '/shop/patisserie',
    'Pâtisserie Maison Prunelle',
    'Tartes, entremets et macarons de Maison Prunelle, montés le matin et livrés au bureau.',
  ),
  rule(
    '/shop/room-service',
    'Room service',
    'Le room service de votre entreprise\u00a0: plats chauds et bols livrés jusqu’à votre étage.',
  ),
  rule(
    '/shop/cantine',
    'Cantine',
    'La cantine de votre entreprise\u00a0: un menu du jour franc et cuisiné, livré sur votre site.',
  ),
  rule(
    '/eshop',
    'E-shop\u00a0: coffrets, boissons, épicerie',
    'Coffrets à offrir, boissons et épicerie choisie, livrés avec vos repas.',
  ),
  rule(
    '/eshop/tout',
    'Tout l’e-shop',
    'Coffrets à offrir, boissons et épicerie choisie\u00a0: toute la sélection de la maison.',
  ),
  rule(
    '/eshop/coffrets',
    'Coffrets à offrir',
    'Des coffrets gourmands pour remercier une équipe ou un client.',
  ),
  rule(
    '/eshop/boissons',
    'Boissons',
    'Jus, infusions, vins et champagne choisis pour accompagner vos repas.',
  ),
  rule(
    '/eshop/epicerie',
    'Épicerie',
    'Miel, confitures, huile d’olive et conserves de producteurs français.',
  ),
  rule('/menu', 'Le menu', 'Toutes les gammes de la maison, à parcourir sur mobile.'),
  rule(
    '/quotemobile',
    'Demander un devis',
    'Un événement à organiser\u00a0? Décrivez-le, nous répondons sous un jour ouvré.',
  ),
  rule(
    '/contactmobile',
    'Nous contacter',
    'Une question sur une commande ou une livraison\u00a0? Écrivez-nous ou appelez-nous.',
  ),
  rule(
    '/privacy-policy',
    'Politique de confidentialité',
    'Quelles données nous gardons, pourquoi, combien de temps, et comment les faire effacer.',
  ),
  rule(
    '/cgv',
    'Conditions générales de vente',
    'Commande, prix, paiement, livraison et réclamations\u00a0: à quoi nous nous engageons.',
  ),
  rule(
    '/mentions-legales',
    'Mentions légales',
    'Qui édite et héberge le site, et comment nous joindre.',
  ),
  rule(
    '/accessibilite',
    'Déclaration d’accessibilité',
    'Ce que nous vérifions pour que chacun puisse commander seul, et comment nous signaler une difficulté.',
  ),
  hidden('/auth', 'Se connecter', 'Connectez-vous pour commander et retrouver vos factures.'),
  hidden('/authmobile', 'Se connecter', 'Connectez-vous pour commander et retrouver vos factures.'),
  hidden(
    '/cart',
    'Votre panier',
    'Les articles choisis, la livraison et le total de votre commande.',
  ),
  hidden('/order', 'Votre commande', 'Récapitulatif et options avant la livraison.'),
  hidden('/order/livraison', 'Livraison', 'Qui reçoit la commande, où et comment.'),
  hidden('/order/paiement', 'Paiement', 'Facturation et paiement de votre commande.'),
  hidden('/order/confirmation', 'Commande confirmée', 'Votre commande est enregistrée.'),
  hidden('/track', 'Suivre une commande', 'Où en est votre commande, minute par minute.'),
  hidden('/account', 'Votre compte', 'Vos commandes, vos cartes et vos informations.'),
  hidden('/account/commandes', 'Vos commandes', 'Vos commandes, leurs factures et leur suivi.'),
  hidden(
    '/account/informations',
    'Vos informations',
    'Votre nom, votre téléphone, votre entreprise.',
  ),
  hidden('/account/cartes', 'Vos cartes', 'Les cartes enregistrées pour vos paiements.'),
  hidden('/account/mot-de-passe', 'Votre mot de passe', 'Changez votre mot de passe.'),
  hidden('/account/abonnements', 'Vos e-mails', 'Choisissez les e-mails que vous recevez.'),
  hidden('/account/parrainage', 'Parrainage', 'Faites connaître Tablée autour de vous.'),
  hidden('/newpassword', 'Nouveau mot de passe', 'Choisissez un nouveau mot de passe.'),
  hidden(
    '/validation-cgv',
    'Accepter les conditions de vente',
    'Acceptez les conditions générales de vente.',
  ),
  hidden('/feedback', 'Votre avis', 'Dites-nous ce que vous avez pensé de votre commande.'),
  hidden(
    '/feedback-canteen',
    'Votre avis sur la cantine',
    'Dites-nous ce que vous avez pensé de votre repas.',
  ),
  hidden(
    '/email-unsubscribe',
    'Se désabonner',
    'Choisissez les messages que vous ne voulez plus recevoir.',
  ),
  hidden(
    '/canteen-validation',
    'Valider votre adresse',
    'Confirmez l’adresse e-mail de votre compte cantine.',
  ),
  hidden(
    '/confirmation-email',
    'Confirmer votre adresse',
    'Confirmez l’adresse e-mail de votre compte ou votre inscription.',
  ),
]
