import { COMPANY, HELP_PHONE_WORDS } from '#domain/customer/company'
import type { LegalText } from './legalText'

export const accessibilityText: LegalText = {
  title: 'Déclaration d’accessibilité',
  summary: `${COMPANY.name} veut que chacun puisse commander seul, quel que soit son équipement ou sa façon de lire.`,
  updatedOn: COMPANY.legalTextsUpdatedOn,
  sections: [
    {
      id: 'etat',
      title: 'État de conformité',
      blocks: [
        'Le site vise le référentiel général d’amélioration de l’accessibilité (RGAA 4.1) et les règles WCAG 2.2, niveau AA. Il n’a pas encore été audité par un tiers\u00a0: selon la loi, il est donc déclaré «\u00a0non conforme\u00a0» tant que cet audit n’a pas eu lieu.',
        'Chaque version est contrôlée par nos propres essais, décrits ci-dessous.',
      ],
    },
    {
      id: 'essais',
      title: 'Ce que nous vérifions',
      blocks: [
        [
          'Chaque écran passe un contrôle automatique (axe-core), sur ordinateur et sur téléphone.',
          'Une commande complète se fait au clavier seul, du choix de l’adresse au paiement.',
          'Les écrans se lisent à 320 pixels de large et à 400\u00a0% de zoom sans défilement horizontal.',
          'Les changements du panier, les erreurs et le suivi d’une commande sont annoncés aux lecteurs d’écran.',
          'Les animations s’arrêtent quand votre appareil demande de les réduire.',
        ],
      ],
    },
    {
      id: 'limites',
      title: 'Limites connues',
      blocks: [
        [
          'Les champs de carte bancaire sont fournis par notre prestataire de paiement, dans un cadre qui lui appartient.',
          'Les factures et les menus en PDF portent un titre et une langue, mais leur structure n’a pas été contrôlée avec un lecteur d’écran. Nous en envoyons le contenu par e-\u2060mail sur demande.',
          'La carte du suivi de livraison est doublée d’un texte qui dit la même chose.',
        ],
      ],
    },
    {
      id: 'contact',
      title: 'Nous signaler une difficulté',
      blocks: [
        `Écrivez à ${COMPANY.email} ou appelez le ${HELP_PHONE_WORDS}\u00a0: nous répondons sous deux jours ouvrés, et nous prenons votre commande par téléphone si le site vous en empêche.`,
        'Sans réponse satisfaisante, vous pouvez saisir le Défenseur des droits (defenseurdesdroits.fr, 09\u00a069\u00a039\u00a000\u00a000, ou par courrier gratuit\u00a0: Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07).',
      ],
    },
  ],
}
