// Written from the files of `products/` by `pnpm start`, `dev` and `test`; not by hand.
import { offer as checkAutoOwner } from '../products/check-auto-owner.ts';
import { offer as checkAuto } from '../products/check-auto.ts';
import { offer as checkBankruptcy } from '../products/check-bankruptcy.ts';
import { offer as checkBki } from '../products/check-bki.ts';
import { offer as checkBorrower } from '../products/check-borrower.ts';
import { offer as checkBusinessPartner } from '../products/check-business-partner.ts';
import { offer as checkCriminalRecord } from '../products/check-criminal-record.ts';
import { offer as checkDriver } from '../products/check-driver.ts';
import { offer as checkEmployee } from '../products/check-employee.ts';
import { offer as checkExitBan } from '../products/check-exit-ban.ts';
import { offer as checkFines } from '../products/check-fines.ts';
import { offer as checkFsspFree } from '../products/check-fssp-free.ts';
import { offer as checkFssp } from '../products/check-fssp.ts';
import { offer as checkInn } from '../products/check-inn.ts';
import { offer as checkLegalEntity } from '../products/check-legal-entity.ts';
import { offer as checkOwnerV2 } from '../products/check-owner-v2.ts';
import { offer as checkPassportFull } from '../products/check-passport-full.ts';
import { offer as checkPassport } from '../products/check-passport.ts';
import { offer as checkPerson } from '../products/check-person.ts';
import { offer as checkRealty } from '../products/check-realty.ts';
import { offer as checkSecurity } from '../products/check-security.ts';
import { offer as checkSelfEmployed } from '../products/check-self-employed.ts';
import { offer as checkTaxDebts } from '../products/check-tax-debts.ts';
import { offer as checkTenant } from '../products/check-tenant.ts';
import { offer as costAssessment } from '../products/cost-assessment.ts';
import { offer as counterAgent } from '../products/counter-agent.ts';
import { offer as creditRating } from '../products/credit-rating.ts';
import { offer as egrnObject } from '../products/egrn-object.ts';
import { offer as egrnRightList } from '../products/egrn-right-list.ts';
import { offer as riskAssessmentV2 } from '../products/risk-assessment-v2.ts';
import { offer as riskAssessment } from '../products/risk-assessment.ts';
import { offer as saleHistory } from '../products/sale-history.ts';
import { offer as sellerExtract } from '../products/seller-extract.ts';

export const offers = [
  checkAutoOwner,
  checkAuto,
  checkBankruptcy,
  checkBki,
  checkBorrower,
  checkBusinessPartner,
  checkCriminalRecord,
  checkDriver,
  checkEmployee,
  checkExitBan,
  checkFines,
  checkFsspFree,
  checkFssp,
  checkInn,
  checkLegalEntity,
  checkOwnerV2,
  checkPassportFull,
  checkPassport,
  checkPerson,
  checkRealty,
  checkSecurity,
  checkSelfEmployed,
  checkTaxDebts,
  checkTenant,
  costAssessment,
  counterAgent,
  creditRating,
  egrnObject,
  egrnRightList,
  riskAssessmentV2,
  riskAssessment,
  saleHistory,
  sellerExtract,
] as const;
