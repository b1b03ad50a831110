import { COMPANY, HELP_PHONE_WORDS } from '#domain/customer/company'
import type { LegalText } from './legalText'

export const termsOfSaleText: LegalText = {
  title: 'Conditions générales de vente',
  summary: `Ce à quoi ${COMPANY.name} s’engage quand vous commandez, et ce que nous attendons de vous.`,
  updatedOn: COMPANY.legalTextsUpdatedOn,
  sections: [
    {
      id: 'objet',
      title: '1. Objet',
      blocks: [
        `Ces conditions s’appliquent à toute commande passée sur ce site auprès de ${COMPANY.legalName}, principalement par des professionnels. Elles sont acceptées à la création du compte et restent consultables ici.`,
      ],
    },
    {
      id: 'commande',
      title: '2. Commande',
      blocks: [
        'La disponibilité dépend de l’adresse, du jour et du créneau choisis. La commande est enregistrée quand la page de confirmation s’affiche et qu’un numéro vous est donné.',
        'Une commande par carte restée impayée trente minutes est annulée, et ses portions sont remises en vente.',
      ],
    },
    {
      id: 'prix',
      title: '3. Prix',
      blocks: [
        'Les prix sont en euros, affichés hors taxes sur la carte\u00a0; le panier et la facture donnent la TVA de chaque taux et le total TTC. Les frais de livraison, de dernière minute et les options (couverts, sets de table, boîtes individuelles) y sont détaillés.',
        'Une remise négociée s’applique à partir du montant convenu, dès que le total dépasse le minimum de commande.',
      ],
    },
    {
      id: 'paiement',
      title: '4. Paiement',
      blocks: [
        'Le paiement se fait par carte à la commande, ou par virement pour les clients qui y sont autorisés, dans les 30 jours de la facture, qui est émise à la livraison.',
        'Tout retard de paiement entraîne de plein droit des pénalités au taux de trois fois l’intérêt légal et l’indemnité forfaitaire de 40\u00a0€ pour frais de recouvrement (article L. 441-10 du code de commerce). Aucun escompte n’est accordé pour paiement anticipé.',
      ],
    },
    {
      id: 'livraison',
      title: '5. Livraison',
      blocks: [
        'La livraison se fait à l’adresse et dans le créneau d’une demi-heure choisis. Quelqu’un doit pouvoir la recevoir\u00a0; à défaut, nous appelons le contact indiqué.',
        'Un retard de plus de trente minutes qui nous est imputable donne droit, à votre choix, au remboursement des frais de livraison ou à un avoir du même montant.',
        'Si vous avez demandé la reprise des plateaux, ils sont à remettre à l’heure convenue.',
      ],
    },
    {
      id: 'annulation',
      title: '6. Modification et annulation',
      blocks: [
        `Une commande peut être modifiée ou annulée sans frais jusqu’à la clôture de son créneau, par téléphone au ${HELP_PHONE_WORDS}. Au-delà, les plats étant préparés pour vous, elle est due.`,
        'Le droit de rétractation ne s’applique pas aux denrées périssables (article L. 221-28 du code de la consommation).',
      ],
    },
    {
      id: 'sante',
      title: '7. Conservation et allergènes',
      blocks: [
        'Les plats froids se conservent entre 0 et 4 °C et se consomment le jour de la livraison\u00a0; les plats livrés chauds, dans l’heure.',
        'Les quatorze allergènes réglementaires figurent sur chaque fiche. Nos cuisines les manipulent tous\u00a0: des traces ne peuvent être exclues.',
      ],
    },
    {
      id: 'reclamations',
      title: '8. Réclamations et responsabilité',
      blocks: [
        `Toute réserve sur le contenu ou l’état de la livraison se fait dans les vingt-quatre heures, à ${COMPANY.email} ou au ${HELP_PHONE_WORDS}. Le produit manquant ou défectueux est remplacé ou remboursé.`,
        'Notre responsabilité est limitée au montant de la commande, sauf faute lourde, dommage corporel ou disposition contraire de la loi.',
      ],
    },
    {
      id: 'droit',
      title: '9. Droit applicable',
      blocks: [
        `Le droit français s’applique. Entre professionnels, le tribunal de commerce du siège de ${COMPANY.legalName} est compétent.`,
      ],
    },
  ],
}
