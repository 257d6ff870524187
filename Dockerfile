# The command line as an image, for CI hosts that run each job in one: sh, git, tar, opa and the certificates of public
# authorities, and no entry point. It runs as `node`, and as root or any other user where the host says so. The release
# workflow builds it from the tag, for amd64 and arm64.
FROM golang:1.26-bookworm@sha256:a688600ca24f8a4d3ca77f95b0dd40704a9fc787c826660eb7ba0b641b8b175d AS opa
# Go compares the sources with the digest in its checksum database.
RUN CGO_ENABLED=0 go install github.com/open-policy-agent/opa@v1.22.4

FROM node:24-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20
LABEL org.opencontainers.image.title="Plangate" \
      org.opencontainers.image.description="Gates pull requests on infrastructure policy, before anything is applied." \
      org.opencontainers.image.source="https://github.com/plangate/plangate" \
      org.opencontainers.image.licenses="MIT"
RUN apt-get update \
    && apt-get install --yes --no-install-recommends ca-certificates git openssh-client \
    && rm -rf /var/lib/apt/lists/*
COPY --from=opa /go/bin/opa /usr/local/bin/opa
COPY package.json LICENSE /opt/plangate/
COPY examples /opt/plangate/examples
COPY dist/cli /opt/plangate/dist/cli
RUN chmod -R a+rX /opt/plangate && ln -s /opt/plangate/dist/cli/index.js /usr/local/bin/plangate
USER node
