import { defineLoadedBlock, type LoadedBlockProps } from '#cms/block.ts';
import { Footnote } from '#cms/content/Footnote.tsx';
import { Unavailable } from '#cms/content/Unavailable.tsx';
import { HiddenFields } from '#cms/editing/HiddenFields.tsx';
import { BesideForm } from '#cms/section/BesideForm.tsx';
import { TitledSection } from '#cms/section/TitledSection.tsx';
import { type ServiceDealers, serviceDealers } from '#domain/leads/serviceRequest.ts';
import { dateLocale } from '#domain/sites/localTime.ts';
import { describeUpstreamFailure, logFailure } from '#domain/upstreamFailure.ts';
import { serviceRequestTexts } from '#features/leadForms/leadFormTexts.ts';
import { ServiceRequestFormIsland } from '#features/leadForms/ServiceRequestFormIsland.tsx';
import { serviceRequestFormFields, serviceRequestFormManual } from './ServiceRequestForm.fields.ts';

/** The dealers that take requests; `undefined` if they couldn't be loaded. */
type Dealers = ServiceDealers | undefined;

type ServiceRequestFormProps = LoadedBlockProps<typeof serviceRequestFormFields, Dealers>;

/** The Norwegian form that requests a service from a dealer. */
function ServiceRequestForm({ fields, editing, frame, data: dealers }: ServiceRequestFormProps) {
  if (!dealers) return <Unavailable frame={frame} />;
  return (
    <TitledSection
      name="ServiceRequestForm"
      fields={fields}
      editing={editing}
      frame={frame}
      isEmpty={dealers.cars.length === 0}
    >
      <HiddenFields
        declarations={serviceRequestFormFields}
        editing={editing}
        of={['earliestDays', 'latestDays', 'newsletterRequired']}
      />
      <BesideForm fields={fields} editing={editing} frame={frame}>
        <ServiceRequestFormIsland
          siteName={frame.contentSite}
          source={frame.url}
          label={fields.title || frame.dictionary.serviceRequestServices}
          distanceUnit={frame.distanceUnit}
          timeZone={frame.timeZone}
          locale={dateLocale(frame.locale)}
          dealers={dealers}
          days={{ earliest: fields.earliestDays, latest: fields.latestDays }}
          isNewsletterRequired={fields.newsletterRequired}
          texts={serviceRequestTexts(frame.dictionary)}
          footnote={<Footnote html={fields.footnote} editing={editing.footnote} frame={frame} />}
        />
      </BesideForm>
    </TitledSection>
  );
}

export const serviceRequestForm = defineLoadedBlock({
  manual: serviceRequestFormManual,
  fields: serviceRequestFormFields,
  load: async ({ frame, services, log }): Promise<Dealers> => {
    const { site, locale, motorcycleDealer } = frame;
    const answer = await services.facilities.workshops(site, locale);
    if (answer.ok) return serviceDealers(answer.value, motorcycleDealer);
    logFailure(
      log,
      answer.failure,
      `facilities: workshops of ${site} ${locale}: ${describeUpstreamFailure(answer.failure)}`,
    );
    return undefined;
  },
  Component: ServiceRequestForm,
});
